import DeviceProtocol
import Simulator

/// An event that the runner waits for.
enum TestSignal: Sendable {
  /// The process with the tests reports something, with a token.
  case report(TestReport, token: UInt64)
  /// The process is gone.
  case ended(CrashLog?)
  /// Some time has passed.
  case tick
}
