import AppRuntime
import Foundation
import Synchronization

/// The work that the app waits for until the engine has done it.
///
/// A page can take longer to load than other work.
enum EngineWork {
  private struct Work {
    var end: @Sendable () -> Void
    /// The time at which the work isn't waited for anymore, in seconds of the machine's clock.
    let limit: TimeInterval
    let giveUp: (@MainActor @Sendable () -> Void)?
  }

  private struct State {
    /// The work by number.
    var running: [Int: Work] = [:]
    var count = 0
    var isRenewing = false
  }

  /// The maximum time that work is waited for, in seconds.
  ///
  /// It's less than the time after which the device reports that the app doesn't respond.
  static let patience = 8.0
  /// The time after which work is recorded again, in microseconds.
  private static let interval: UInt32 = 400_000
  private static let state = Mutex(State())

  /// Records that work starts now.
  /// - Parameters:
  ///   - patience: The maximum time that the work is waited for, in seconds.
  ///   - giveUp: Called on the main thread if the work takes longer.
  /// - Returns: A closure to call on any thread once the work is done.
  static func note(
    patience: TimeInterval = patience, giveUp: (@MainActor @Sendable () -> Void)? = nil
  ) -> @Sendable () -> Void {
    let number = state.withLock { state in
      state.count += 1
      state.running[state.count] = Work(
        end: MainQueue.noteWork(), limit: ProcessInfo.processInfo.systemUptime + patience,
        giveUp: giveUp)
      if !state.isRenewing {
        state.isRenewing = true
        Thread.detachNewThread { renewAll() }
      }
      return state.count
    }
    return { state.withLock { $0.running.removeValue(forKey: number) }?.end() }
  }

  private static func renewAll() {
    repeat { usleep(interval) } while renew()
  }

  /// Records the running work again, and returns whether there is any.
  private static func renew() -> Bool {
    state.withLock { state in
      let now = ProcessInfo.processInfo.systemUptime
      for (number, work) in state.running {
        if work.limit > now {
          state.running[number]?.end = MainQueue.noteWork()
        } else {
          state.running[number] = nil
          if let giveUp = work.giveUp { MainQueue.run(giveUp) }
        }
        work.end()
      }
      state.isRenewing = !state.running.isEmpty
      return state.isRenewing
    }
  }
}
