import DeviceProtocol
import Foundation
import Fuzzing
import Simulator

extension FuzzFormat {
  /// A page's messages to the device, in JSON.
  @Sendable static func pageMessage() throws -> FuzzFormat {
    FuzzFormat(
      "page-message", corpus: try Corpus("page-message"),
      words: [
        "touches", "pointer", "key", "text", "pasteboard", "accessibility", "rotate", "model",
        "{\"_0\":",
        "1e308", "-1e308", "1e999", "9223372036854775807", "-1", "null", "NaN", "[[[[", "\\u0000",
        "\\ud800", "\"finger\":", "\"phase\":\"ended\"", "\"location\":[", "\"timestamp\":",
      ]
    ) { input, _ in
      do {
        try PageCommandReader().check(input)
      } catch {
        // Refused, as most mutants should be; a page that sent it would be closed.
      }
    }
  }
}
