import Flows
import Foundation
import Fuzzing

extension FuzzFormat {
  /// Flows in YAML.
  @Sendable static func flow() throws -> FuzzFormat {
    FuzzFormat(
      "flow", corpus: try Corpus("flow", projectFiles: [".yaml"]),
      words: [
        "- tapOn:", "- runFlow:", "- repeat:", "- retry:", "commands:", "times: ", "while:",
        "visible:", "\n---\n", "&a ", "*a", "<<: ", "[", "{", "!!binary ", "point: ", "50%,50%",
        "${", "}", "- takeScreenshot: ", "below:", "containsDescendants:", "index:", "\t", "  ",
      ]
    ) { input, folder in
      let file = folder.appendingPathComponent("flow.yaml")
      try input.write(to: file)
      do {
        _ = try FlowReader().read(file)
      } catch let error as FlowError {
        guard error.file == file else { throw Fault("the error names another file: \(error)") }
      }
    }
  }
}
