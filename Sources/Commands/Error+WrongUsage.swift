import ArgumentParser
import Flows
import ProjectChanges
import Reports
import TestRuns

extension Error {
  /// Whether the error is caused by incorrect usage of a command, which has a different exit code
  /// from a failure.
  var isWrongUsage: Bool {
    switch self {
    case is ValidationError, is RunOptions.UnknownName, is UnknownTest, is NoTests, is PointsError,
      is PointsMismatch,
      is UnknownName:
      true
    case let error as FlowError: error.isWrongArgument
    default: false
    }
  }
}
