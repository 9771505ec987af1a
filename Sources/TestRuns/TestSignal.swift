import DeviceProtocol
import Simulator

/// What whoever runs tests waits for.
enum TestSignal: Sendable {
  /// The process with the tests says something.
  case report(TestReport)
  /// The process is gone.
  case ended(CrashLog?)
  /// Some time has passed.
  case tick
}
