import AppRuntime
import DeviceProtocol
import Foundation

/// Brings the app to rest and reports it: the main queue is empty, nothing of the framework is
/// pending, the last frame is sent. A manual clock jumps from deadline to deadline; a real one is
/// waited for.
///
/// It can also stop at the present moment, and report whether that is one of rest.
@MainActor
final class Settling {
  /// The number of seconds on the clock after which movement is considered endless.
  private static let patience: TimeInterval = 30
  private let start = DeviceClock.shared.now
  private let movesClock: Bool
  private let completion: @MainActor (_ isAtRest: Bool) -> Void
  private var isQuiet = false

  private init(movesClock: Bool, completion: @escaping @MainActor (_ isAtRest: Bool) -> Void) {
    self.movesClock = movesClock
    self.completion = completion
  }

  /// Calls back when the app is at rest.
  static func settle(completion: @escaping @MainActor () -> Void) {
    // Work that the app has started may yet schedule something that comes before the clock's next
    // stop.
    MainQueue.whenQuiet { Settling(movesClock: true) { _ in completion() }.step() }
  }

  /// Calls back when the screen shows everything that belongs to this moment of the clock.
  static func show(completion: @escaping @MainActor (_ isAtRest: Bool) -> Void) {
    Settling(movesClock: false, completion: completion).step()
  }

  /// Moves a manual clock to the app's next scheduled event, if that is at most a number of seconds
  /// away, and calls back when the app is at rest again, with the seconds that have passed, 0 if
  /// nothing is scheduled, and whether nothing more will happen on its own.
  static func wait(
    atMost seconds: TimeInterval,
    completion: @escaping @MainActor (_ seconds: Double, _ isOver: Bool) -> Void
  ) {
    MainQueue.whenQuiet { waitNow(atMost: seconds, completion: completion) }
  }

  private static func waitNow(
    atMost seconds: TimeInterval,
    completion: @escaping @MainActor (_ seconds: Double, _ isOver: Bool) -> Void
  ) {
    let clock = DeviceClock.shared
    let start = clock.now
    guard clock.isManual, let deadline = clock.nextDeadline(of: .ofApp),
      deadline <= start + seconds
    else {
      let wasOver = clock.isManual && ProcessActivity.isOver
      // Blocks that another thread has given the main queue before that are done after this.
      return settle { completion(0, wasOver && ProcessActivity.isOver) }
    }
    clock.jump(to: max(start, deadline))
    settle { completion(max(clock.now - start, .leastNonzeroMagnitude), false) }
  }

  private func step() {
    let clock = DeviceClock.shared
    RunLoopTurn.shared.commit()
    let deadline = clock.nextDeadline(of: .awaited)
    if movesClock, let deadline, clock.now - start < Self.patience {
      isQuiet = false
      if clock.isManual {
        let isOfApp = clock.jump(to: max(clock.now, deadline))
        RunLoopTurn.shared.commit()
        if isOfApp {
          MainQueue.whenQuiet { self.step() }
        } else {
          DispatchQueue.main.async { self.step() }
        }
      } else {
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0.001, deadline - clock.now)) {
          self.step()
        }
      }
    } else if !isQuiet {
      isQuiet = true
      MainQueue.whenQuiet { self.step() }
    } else {
      DeviceStage.shared.sendFrameWithNext()
      RunLoopTurn.shared.finish()
      completion(deadline == nil)
    }
  }
}
