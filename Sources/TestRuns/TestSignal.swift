import DeviceProtocol
import Foundation
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

extension TestSignal {
  /// How often time is looked at, in seconds.
  private static let pause = Duration.milliseconds(100)

  /// What comes of the process with the tests from now on.
  static func stream(of stage: TestStage) async -> AsyncStream<TestSignal> {
    // Nothing holds up a process that says more than is taken, but each report is limited in size, and each test in time.
    let (stream, continuation) = AsyncStream.makeStream(of: TestSignal.self)
    let (device, bundleID, id) = (stage.device, stage.bundleID, UUID())
    await device.observeEvents(id) { event in
      switch event {
      case .test(bundleID, let report): continuation.yield(.report(report))
      case .exited(bundleID, let crash): continuation.yield(.ended(crash))
      default: break
      }
    }
    let ticking = Task {
      while !Task.isCancelled {
        try? await Task.sleep(for: pause)
        continuation.yield(.tick)
      }
    }
    continuation.onTermination = { _ in
      ticking.cancel()
      Task { await device.stopObserving(id) }
    }
    return stream
  }
}
