import ArgumentParser
import Flows
import Reports
import TestRuns

extension Error {
  /// Whether the command was asked for something that there isn't, which is another exit code than
  /// a failure.
  var isWrongUsage: Bool {
    switch self {
    case is ValidationError, is RunOptions.UnknownName, is UnknownTest, is NoTests, is PointsError,
      is PointsMismatch:
      true
    case let error as FlowError: error.isWrongArgument
    default: false
    }
  }
}
