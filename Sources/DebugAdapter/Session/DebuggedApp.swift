import Foundation
import Simulator

/// The processes of the app on a device, for a debugger that attaches to them.
enum DebuggedApp {
  /// Returns the process of the app in front, and then each process that the device starts.
  ///
  /// The device doesn't check the app's time and memory while this process or its children debug
  /// it. That ends with the sequence.
  /// - Parameter storage: The folder with the device's data.
  static func processes(
    onDeviceIn storage: URL
  ) -> AsyncThrowingStream<Debuggee, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          try await PageClient(storage: storage).talk { conversation in
            try await conversation.perform(.debug(.start(process: getpid())))
            while !Task.isCancelled {
              continuation.yield(try await conversation.nextDebuggee())
            }
          }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
