import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Something that an app must not be able to do.
struct Attempt {
  let name: String
  /// Returns a description of the success, or `nil` if the attempt failed.
  let perform: () -> String?

  /// The result that's shown to users.
  var outcome: String {
    perform().map { "\(name): SUCCEEDED, \($0)" } ?? "\(name): refused"
  }

  static let all = files + processes + connections + resources
}

// MARK: Files

extension Attempt {
  private static let files = [
    Attempt(name: "accounts") { read("/etc/shadow") ?? read("/etc/passwd") },
    Attempt(name: "keys") {
      homes.lazy.compactMap { list($0 + "/.ssh") ?? read($0 + "/.ssh/id_ed25519") }.first
    },
    Attempt(name: "homes") { homes.lazy.compactMap { list($0) }.first },
    Attempt(name: "other apps") {
      let containers = URL(fileURLWithPath: NSHomeDirectory()).deletingLastPathComponent()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: containers.path)) ?? []
      let others = names.filter { !NSHomeDirectory().hasSuffix($0) }
      return others.isEmpty ? nil : "\(others)"
    },
    Attempt(name: "writing") {
      let bundle = Bundle.main.bundlePath
      let outside = URL(fileURLWithPath: NSHomeDirectory()).deletingLastPathComponent().path
      return ["/", "/etc", "/usr/lib", "/var/tmp", "/home", "/root", bundle, outside].lazy
        .compactMap { write(in: $0) }.first
    },
    Attempt(name: "kernel settings") {
      let path = "/proc/sys/vm/swappiness"
      guard let value = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
      let file = open(path, O_WRONLY)
      defer { close(file) }
      return Glibc.write(file, value, value.utf8.count) > 0 ? "wrote \(path)" : nil
    },
    Attempt(name: "devices") {
      // A process that can write to a device can set its times to now, as writing does, but to no
      // other time.
      let times = [timeval(), timeval()]
      return chmod("/dev/null", 0o666) == 0 || utimes("/dev/null", times) == 0
        ? "changed /dev/null" : nil
    },
    Attempt(name: "modes and times") {
      let path = Bundle.main.executablePath ?? ""
      return chmod(path, 0o755) == 0 || utimes(path, nil) == 0 ? "changed \(path)" : nil
    },
    Attempt(name: "programs") {
      ["/bin/sh", "/usr/bin/env", "/usr/bin/python3"].first { path in
        var process: pid_t = 0
        var arguments = [strdup(path), nil]
        defer { free(arguments[0]) }
        guard posix_spawn(&process, path, nil, nil, &arguments, nil) == 0 else { return false }
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
        return true
      }
    },
    Attempt(name: "secrets") {
      ProcessInfo.processInfo.environment.keys.first {
        $0.contains("SECRET") || $0.contains("TOKEN") || $0 == "PATH"
      }
    },
  ]

  /// The possible home folders of users, and those that the path of this app reveals.
  private static var homes: [String] {
    let parts = Bundle.main.bundlePath.split(separator: "/")
    let own = parts.count > 1 && parts[0] == "home" ? ["/home/\(parts[1])"] : []
    return own + ["/root", "/home"]
  }

  private static func read(_ path: String) -> String? {
    (try? String(contentsOfFile: path, encoding: .utf8)).map {
      "read \($0.count) letters of \(path)"
    }
  }

  /// Returns the contents of a folder.
  ///
  /// Folders that only lead to this app don't reveal anything.
  private static func list(_ path: String) -> String? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return nil }
    let own = [Bundle.main.bundlePath, NSHomeDirectory()]
    let others = names.filter { name in
      !own.contains { $0.hasPrefix("\(path)/\(name)/") } && !isLibrary("\(path)/\(name)")
    }
    return others.isEmpty ? nil : "listed \(path): \(others)"
  }

  /// Returns whether a path leads to the libraries that this app has loaded.
  private static func isLibrary(_ path: String) -> Bool {
    guard let maps = fopen("/proc/self/maps", "r") else { return false }
    defer { fclose(maps) }
    var line = [CChar](repeating: 0, count: 4096)
    while fgets(&line, Int32(line.count), maps) != nil {
      if String(cString: line).contains(" \(path)/") { return true }
    }
    return false
  }

  private static func write(in folder: String) -> String? {
    let path = "\(folder)/hostile-was-here"
    let file = open(path, O_CREAT | O_WRONLY, 0o600)
    guard file >= 0 else { return nil }
    close(file)
    unlink(path)
    return "wrote \(path)"
  }
}

// MARK: Processes

extension Attempt {
  private static let processes = [
    Attempt(name: "other processes") {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      let others = names.compactMap { Int32($0) }.filter { $0 != getpid() && $0 != 1 }
      return others.isEmpty ? nil : "sees \(others)"
    },
    Attempt(name: "killing") {
      // Signaling the parent process might seem to work, but this app would be killed before it
      // could show that.
      kill(getppid(), SIGKILL)
      // Signal 0 only checks whether there's any process.
      return kill(-1, 0) == 0 ? "may signal others" : nil
    },
    Attempt(name: "a thread of another") {
      typealias Signal = @convention(c) (pid_t, pid_t, Int32) -> Int32
      guard let signal = function("tgkill", as: Signal.self) else { return nil }
      return signal(getppid(), getppid(), 0) == 0 ? "may signal its parent" : nil
    },
    Attempt(name: "signals of files") {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      defer { for end in ends { close(end) } }
      return fcntl(ends[0], F_SETOWN, getppid()) == 0 ? "may have its parent signaled" : nil
    },
    Attempt(name: "parent's limits") {
      // If the app couldn't open any files, it couldn't watch them either.
      typealias Limit =
        @convention(c) (pid_t, Int32, UnsafeRawPointer?, UnsafeMutableRawPointer?)
        -> Int32
      guard let limit = function("prlimit", as: Limit.self) else { return nil }
      var present = rlimit()
      guard limit(getppid(), 7, nil, &present) == 0 else { return nil }
      return limit(getppid(), 7, &present, nil) == 0 ? "limits its parent" : nil
    },
    Attempt(name: "parent's priority") {
      typealias Setting = @convention(c) (Int32, UInt32, Int32) -> Int32
      guard let set = function("setpriority", as: Setting.self) else { return nil }
      return set(0, UInt32(getppid()), 10) == 0 ? "slows its parent" : nil
    },
    Attempt(name: "parent's memory") {
      let file = open("/proc/\(getppid())/mem", O_RDWR)
      return file >= 0 ? "opened it" : nil
    },
    Attempt(name: "tracing") {
      typealias Trace = @convention(c) (Int32, pid_t, Int, Int) -> Int
      guard let trace = function("ptrace", as: Trace.self) else { return nil }
      return trace(16, getppid(), 0, 0) == 0 ? "attached to its parent" : nil
    },
    Attempt(name: "namespaces") {
      typealias Unshare = @convention(c) (Int32) -> Int32
      guard let unshare = function("unshare", as: Unshare.self) else { return nil }
      return unshare(0x1000_0000) == 0 ? "has users of its own" : nil
    },
  ]

  static func function<Type>(_ name: String, as type: Type.Type) -> Type? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
}

// MARK: Connections

extension Attempt {
  private static let connections = [
    Attempt(name: "loopback") {
      Orders.given.port.flatMap { Connection.toLoopback(port: $0) ? "connected to \($0)" : nil }
    },
    Attempt(name: "abstract socket") {
      Orders.given.abstractName.flatMap {
        Connection.toAbstractSocket($0) ? "connected to \($0)" : nil
      }
    },
    Attempt(name: "the network") {
      // Nobody has this address (RFC 5737). Only the attempt matters, which finds a route if
      // there's a network.
      Connection.hasRoute(to: "192.0.2.1") ? "there is a route" : nil
    },
    Attempt(name: "the host") {
      let descriptor = socket(40, Int32(SOCK_STREAM.rawValue), 0)
      return descriptor >= 0 ? "made a socket to the machine's host" : nil
    },
  ]
}

// MARK: Resources

extension Attempt {
  private static let resources = [
    Attempt(name: "a large file") {
      signal(SIGXFSZ, SIG_IGN)
      let path = NSHomeDirectory() + "/tmp/large"
      let file = open(path, O_CREAT | O_WRONLY, 0o600)
      defer {
        close(file)
        unlink(path)
      }
      // The file has only a size, and doesn't use any space even if this succeeds.
      return ftruncate(file, 300 << 20) == 0 ? "made a file of 300 MB" : nil
    },
    Attempt(name: "addresses") {
      let size = 128 << 30
      let place = mmap(nil, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
      guard place != MAP_FAILED else { return nil }
      munmap(place, size)
      return "took 128 GB of addresses"
    },
    Attempt(name: "memory files") {
      typealias Making = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
      guard let make = function("memfd_create", as: Making.self) else { return nil }
      let file = make("memory", 0)
      close(file)
      return file >= 0 ? "made one" : nil
    },
    Attempt(name: "shared memory") {
      let segment = shmget(0, 4096, 0o600 | 0o1000)
      guard segment >= 0 else { return nil }
      shmctl(segment, IPC_RMID, nil)
      return "made a segment"
    },
    Attempt(name: "a bomb of threads") { Bomb.threads(600) },
    Attempt(name: "a bomb of processes") { Bomb.processes(20) },
  ]
}
