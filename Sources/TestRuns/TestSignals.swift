import DequeModule
import DeviceProtocol
import Foundation
import Simulator

/// The events of a test process, in order.
///
/// This actor runs where the device of the process runs, so that code following the tests there
/// doesn't have to switch threads.
actor TestSignals {
  /// The interval at which the time is checked.
  private static let pause = Duration.milliseconds(100)

  nonisolated var unownedExecutor: UnownedSerialExecutor { device.unownedExecutor }

  private nonisolated let device: Device
  private nonisolated let bundleID: String
  private nonisolated let id = UUID()
  // A process that sends reports faster than they're handled isn't slowed down, but the size of
  // each report and the time of each test are limited.
  private var waiting: Deque<TestSignal> = []
  private var taker: CheckedContinuation<TestSignal?, Never>?
  private var isCancelled = false
  private var ticking: Task<Void, Never>?

  /// Starts recording events.
  init(of stage: TestStage) async {
    device = stage.device
    bundleID = stage.bundleID
    await device.observeEvents(id) { [weak self] event in
      self?.assumeIsolated { $0.take(event) }
    }
    ticking = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: Self.pause)
        guard let self else { return }
        await self.add(.tick)
      }
    }
  }

  deinit {
    ticking?.cancel()
    Task { [device, id] in await device.stopObserving(id) }
  }

  /// Returns the next event when there is one, or `nil` when the task is canceled.
  func next() async -> TestSignal? {
    if let signal = waiting.popFirst() { return signal }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if isCancelled { return continuation.resume(returning: nil) }
        taker = continuation
      }
    } onCancel: {
      Task { await self.cancel() }
    }
  }

  private func take(_ event: DeviceEvent) {
    switch event {
    case .test(bundleID, let report, let token): add(.report(report, token: token))
    case .exited(bundleID, let crash): add(.ended(crash))
    default: break
    }
  }

  private func add(_ signal: TestSignal) {
    guard let taker else { return waiting.append(signal) }
    self.taker = nil
    taker.resume(returning: signal)
  }

  private func cancel() {
    isCancelled = true
    taker?.resume(returning: nil)
    taker = nil
  }
}
