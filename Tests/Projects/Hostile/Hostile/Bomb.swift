import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Creates more and more of something, up to a harmless number.
enum Bomb {
  /// The threads wait until all are created, and have ended when this returns.
  ///
  /// Otherwise, the app couldn't create any more.
  static func threads(_ number: Int) -> String? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 64 << 10)
    pthread_mutex_lock(gate)
    var made: [pthread_t] = []
    defer {
      pthread_mutex_unlock(gate)
      for thread in made { pthread_join(thread, nil) }
    }
    for _ in 0..<number {
      var thread = pthread_t()
      let failure = pthread_create(
        &thread, &attributes,
        { _ in
          pthread_mutex_lock(Bomb.gate)
          pthread_mutex_unlock(Bomb.gate)
          return nil
        }, nil)
      if failure != 0 { return nil }
      made.append(thread)
    }
    return "made \(number)"
  }

  nonisolated(unsafe) private static let gate: UnsafeMutablePointer<pthread_mutex_t> = {
    let gate = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(gate, nil)
    return gate
  }()

  static func processes(_ number: Int) -> String? {
    guard let fork = Attempt.function("fork", as: (@convention(c) () -> pid_t).self) else {
      return nil
    }
    var made: [pid_t] = []
    defer {
      for process in made {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
      }
    }
    for _ in 0..<number {
      let process = fork()
      if process == 0 {
        sleep(10)
        _exit(0)
      }
      if process < 0 { return nil }
      made.append(process)
    }
    return "made \(number)"
  }
}
