import DeviceProtocol
import Simulator

/// An event that the runner waits for.
enum TestSignal: Sendable {
  /// The test process reports something, with a token.
  case report(TestReport, token: UInt64)
  /// The process has ended.
  case ended(CrashLog?)
  /// Some time has passed.
  case tick
}
