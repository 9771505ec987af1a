import AppRuntime
import Foundation
import Synchronization

/// The work that the app waits for until the engine has done it.
///
/// A page can take longer to load than other work.
enum EngineWork {
  private struct State {
    /// The closures that end the work, by number, with the times at which it isn't waited for
    /// anymore, in seconds of the machine's clock.
    var running: [Int: (end: @Sendable () -> Void, limit: TimeInterval)] = [:]
    var count = 0
    var isRenewing = false
  }

  /// The maximum time that work is waited for, in seconds.
  private static let patience = 20.0
  /// The time after which work is recorded again, in microseconds.
  private static let interval: UInt32 = 400_000
  private static let state = Mutex(State())

  /// Records that work starts now.
  /// - Returns: A closure to call on any thread once the work is done.
  static func note() -> @Sendable () -> Void {
    let number = state.withLock { state in
      state.count += 1
      state.running[state.count] = (
        MainQueue.noteWork(), ProcessInfo.processInfo.systemUptime + patience
      )
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
        let end = work.end
        state.running[number] =
          work.limit > now ? (MainQueue.noteWork(), work.limit) : nil
        end()
      }
      state.isRenewing = !state.running.isEmpty
      return state.isRenewing
    }
  }
}
