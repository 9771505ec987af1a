import CSpawn
import DeviceProtocol
import Dispatch
import Foundation
import Glibc

/// A process that dies with the device, however the device ends.
///
/// The kernel kills it when the thread that started it ends; that thread does nothing but wait for it.
final class Child: @unchecked Sendable {
  private(set) var pid: pid_t = 0
  /// Called on the queue once the process has ended; to be set there before anything else runs.
  var onEnd: ((AppProcess.Ending) -> Void)?
  private let queue: DispatchQueue
  private var code: Int32 = 0

  init(queue: DispatchQueue) {
    self.queue = queue
  }

  /// Starts the process, and returns 0 or an error number.
  func start(
    _ path: String, arguments: [String], environment: [String: String], directory: String,
    socket: Int32, output: Int32, errors: Int32
  ) -> Int32 {
    let isStarted = DispatchSemaphore(value: 0)
    let thread = Thread { [self] in
      code = spawn(
        path, arguments: arguments, environment: environment, directory: directory,
        socket: socket, output: output, errors: errors)
      let isRunning = code == 0
      isStarted.signal()
      if isRunning { waitForEnd() }
    }
    thread.stackSize = 256 << 10
    thread.start()
    isStarted.wait()
    return code
  }

  private func waitForEnd() {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    let ending: AppProcess.Ending =
      status & 0x7f == 0 ? .exited(status: (status >> 8) & 0xff) : .signalled(status & 0x7f)
    queue.async { self.onEnd?(ending) }
  }

  private func spawn(
    _ path: String, arguments: [String], environment: [String: String], directory: String,
    socket: Int32, output: Int32, errors: Int32
  ) -> Int32 {
    var variables = environment
    variables[LaunchEnvironment.deviceSocket] = String(QUINCE_APP_SOCKET)
    var argv = ([path] + arguments).map { strdup($0) } + [nil]
    var envp = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for string in argv + envp { free(string) } }
    return quince_spawn_app(&pid, path, &argv, &envp, directory, socket, output, errors)
  }
}
