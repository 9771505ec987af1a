import DeviceProtocol
import Foundation

/// Brings the app to rest and says so: the main queue is empty, nothing of the framework is pending, the last frame is
/// sent. A manual clock jumps from deadline to deadline; a real one is waited for.
///
/// It can also stop at the present moment, and say whether that is one of rest.
@MainActor
final class Settling {
  /// What still moves after so many seconds of the clock moves for ever.
  private static let patience: TimeInterval = 30
  /// What an app sends to its own queue is followed over this many empty turns.
  private static let quietTurns = 2

  private let start = DeviceClock.shared.now
  private let movesClock: Bool
  private let completion: @MainActor (_ isAtRest: Bool) -> Void
  private var quiet = 0

  private init(movesClock: Bool, completion: @escaping @MainActor (_ isAtRest: Bool) -> Void) {
    self.movesClock = movesClock
    self.completion = completion
  }

  /// Calls back when the app is at rest.
  static func settle(completion: @escaping @MainActor () -> Void) {
    Settling(movesClock: true) { _ in completion() }.step()
  }

  /// Calls back when the screen shows all that belongs to this moment of the clock.
  static func show(completion: @escaping @MainActor (_ isAtRest: Bool) -> Void) {
    Settling(movesClock: false, completion: completion).step()
  }

  private func step() {
    let clock = DeviceClock.shared
    RunLoopTurn.shared.commit()
    let deadline = clock.nextAwakeDeadline
    if movesClock, let deadline, clock.now - start < Self.patience {
      quiet = 0
      if clock.isManual {
        clock.jump(to: max(clock.now, deadline))
        RunLoopTurn.shared.commit()
        DispatchQueue.main.async { self.step() }
      } else {
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0.001, deadline - clock.now)) {
          self.step()
        }
      }
    } else if quiet < Self.quietTurns {
      quiet += 1
      DispatchQueue.main.async { self.step() }
    } else {
      RunLoopTurn.shared.finish()
      completion(deadline == nil)
    }
  }
}
