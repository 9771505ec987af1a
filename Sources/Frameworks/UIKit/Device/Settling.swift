import AppRuntime
import DeviceProtocol
import Foundation

/// Waits until the app is idle, and reports it.
///
/// The app is idle when the main queue is empty, nothing in the framework is pending, and the last
/// frame has been sent. A manual clock jumps from deadline to deadline, and a real clock is waited
/// for.
///
/// It can also stop at the current time and report whether the app is idle then.
@MainActor
final class Settling {
  /// The number of seconds after which a movement is considered endless.
  private static let longestMovement: TimeInterval = 30
  /// The number of seconds to wait for other movements while one is endless.
  private static let restlessPatience: TimeInterval = 3
  /// The number of seconds to wait for movements, which is short from the time that one is found to
  /// be endless until the app is idle.
  private static var patience = longestMovement
  private let start = DeviceClock.shared.now
  private let movesClock: Bool
  private let completion: @MainActor (_ isAtRest: Bool) -> Void
  private var isQuiet = false

  private init(movesClock: Bool, completion: @escaping @MainActor (_ isAtRest: Bool) -> Void) {
    self.movesClock = movesClock
    self.completion = completion
  }

  /// Calls a closure when the app is idle.
  static func settle(completion: @escaping @MainActor () -> Void) {
    // The app's pending work may still schedule something that happens before the clock's next
    // stop.
    MainQueue.whenQuiet { Settling(movesClock: true) { _ in completion() }.step() }
  }

  /// Calls a closure when the screen is up to date for the current time of the clock.
  static func show(completion: @escaping @MainActor (_ isAtRest: Bool) -> Void) {
    Settling(movesClock: false, completion: completion).step()
  }

  /// Advances a manual clock to the app's next scheduled event, if it's at most a number of seconds
  /// away.
  ///
  /// When the app is idle again, this calls a closure with two arguments: the number of seconds
  /// that have passed, which is 0 if nothing is scheduled, and whether nothing more will happen on
  /// its own.
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
      // Blocks that another thread added to the main queue earlier are executed after this.
      return settle { completion(0, wasOver && ProcessActivity.isOver) }
    }
    clock.jump(to: max(start, deadline))
    settle { completion(max(clock.now - start, .leastNonzeroMagnitude), false) }
  }

  private func step() {
    let clock = DeviceClock.shared
    RunLoopTurn.shared.commit()
    let deadline = clock.nextDeadline(of: .awaited)
    if movesClock, let deadline, deadline - start < Self.patience {
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
      if movesClock {
        Self.patience = deadline == nil ? Self.longestMovement : Self.restlessPatience
      }
      DeviceStage.shared.sendFrameWithNext()
      RunLoopTurn.shared.finish()
      completion(deadline == nil)
    }
  }
}
