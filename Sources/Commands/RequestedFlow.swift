import Flows
import Foundation
import Reports

/// A flow to play, or the reason that its file can't be read.
struct RequestedFlow {
  /// The flow, which has no steps if its file can't be read.
  let flow: Flow
  /// The error in its file.
  let error: FlowError?

  /// Reads a file.
  /// - Throws: `FlowError` if there's nothing to play.
  init(_ file: URL, _ reader: FlowReader) throws {
    do {
      flow = try reader.read(file)
      error = nil
    } catch let error as FlowError {
      guard !error.isWrongArgument else { throw error }
      let name = error.flowName ?? file.deletingPathExtension().lastPathComponent
      flow = Flow(name: name, file: file, steps: [])
      self.error = error
    }
  }

  /// The planned flow, which has already failed if it can't be read.
  var planned: ReportedRun { result.map(ReportedRun.init) ?? ReportedRun(planned: flow) }

  /// The result of a flow that can't be read.
  var result: FlowSuite.Result? {
    error.map { FlowSuite.Result(unplayed: flow, because: ReportedProblem($0).issue) }
  }
}
