import Foundation

extension Flow {
  /// The file of the flow and the files of all flows that it runs.
  package var files: Set<URL> { Self.files(of: steps).union([file]) }

  private static func files(of steps: [FlowStep]) -> Set<URL> {
    steps.reduce(into: []) { files, step in
      files.insert(step.file)
      files.formUnion(Self.files(of: step.command.steps))
    }
  }
}

extension FlowCommand {
  /// The steps within the command.
  fileprivate var steps: [FlowStep] {
    switch self {
    case .runFlow(let steps, _), .repeat(let steps, _, _), .retry(let steps, _): steps
    default: []
    }
  }
}
