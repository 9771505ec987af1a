import Foundation

extension HostileBuild {
  /// Returns a build of a project with a package whose manifest attempts some things.
  private static func manifest(
    _ description: String, _ attempts: @escaping @Sendable (HostileHome) -> String
  ) -> HostileBuild {
    HostileBuild(description, .contained) { project, home in
      project.addPackage("Evil1", manifest: HostileManifest.trying(attempts(home)))
    }
  }

  // MARK: Links

  /// A manifest puts links in place of Quince's files next to it, and the next manifest tries the
  /// locations that become accessible.
  static let plantedLinks: [HostileBuild] = [
    "modules", "c-modules", "tmp", ".", "Package.swift", "manifest", "artifacts", "work",
    "sources", "products", "library.txt", "home", "cache", "packages",
  ].flatMap { name in
    ["folder", "file"].map { plantedLink(name, toFile: $0 == "file") }
  }

  private static func plantedLink(_ name: String, toFile isFile: Bool) -> HostileBuild {
    HostileBuild("a link named \(name) to a \(isFile ? "file" : "folder")", .contained) {
      project, home in
      let victim = isFile ? home.documents.path + "/letter.txt" : home.documents.path
      let planting = """
        for folder in [FileManager.default.currentDirectoryPath, NSHomeDirectory(), "/run/modules"] {
          let place = folder + "/\(name)"
          try? FileManager.default.removeItem(atPath: place)
          symlink("\(victim)", place)
          for entry in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
          where entry.hasPrefix("manifest-") || entry == "c-modules" {
            rename(folder + "/" + entry, folder + "/moved-" + entry)
            symlink("\(victim)", folder + "/" + entry)
          }
        }
        """
      project.addPackage("Evil1", manifest: HostileManifest.valid("Evil1", doing: planting))
      project.addPackage(
        "Evil2",
        manifest: HostileManifest.trying(
          """
          attempt("read") { canRead("\(home.documents.path)/letter.txt") }
          attempt("write") { canWrite("\(home.documents.path)/letter.txt") }
          attempt("create") { canCreate(in: "\(home.documents.path)") }
          for folder in [FileManager.default.currentDirectoryPath, NSHomeDirectory(), "/run/modules"] {
            let place = folder + "/\(name)"
            attempt("read \\(place)") { canRead(place + "/letter.txt") }
            _ = canCreate(in: folder)
            _ = canCreate(in: place)
          }
          """))
    }
  }

  // MARK: Files

  static let readingManifests: [HostileBuild] = [
    manifest("reading the home") { home in
      """
      attempt("key") { canRead("\(home.key.path)") }
      attempt("home") { canOpen("\(home.folder.path)", O_RDONLY | O_DIRECTORY) }
      attempt("neighbor") { canRead("\(home.folder.path)/Downloads/neighbor.txt") }
      """
    },
    manifest("reading the project") { home in
      "attempt(\"source\") { canRead(\"\(home.project.path)/App/main.swift\") }"
    },
    manifest("listing the cache") { home in
      """
      attempt("cache") {
        !((try? FileManager.default.contentsOfDirectory(atPath: "\(home.cache.path)/quince")) ?? [])
          .allSatisfy { NSHomeDirectory().hasPrefix("\(home.cache.path)/quince/" + $0) }
      }
      """
    },
    manifest("reading accounts") { _ in
      """
      attempt("shadow") { canRead("/etc/shadow") }
      attempt("root") { canOpen("/root", O_RDONLY | O_DIRECTORY) }
      attempt("log") { canOpen("/var/log", O_RDONLY | O_DIRECTORY) }
      """
    },
    manifest("reading other processes' variables") { home in
      """
      for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
        guard Int(name) != nil, let data = FileManager.default.contents(atPath: "/proc/" + name + "/environ")
        else { continue }
        attempt("process " + name) { data.range(of: Data("SECRET=".utf8)) != nil }
      }
      attempt("own") { getenv("SECRET") != nil }
      """
    },
    manifest("reading through other processes' folders") { home in
      """
      for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] where Int(name) != nil {
        for way in ["root", "cwd"] {
          attempt("process " + name) { canRead("/proc/" + name + "/" + way + "\(home.key.path)") }
        }
      }
      """
    },
    manifest("reading through inherited descriptors") { home in
      """
      for number in Int32(0)..<256 {
        var status = stat()
        guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
        attempt("descriptor \\(number)") { openat(number, "..\(home.key.path)", O_RDONLY) >= 0 }
      }
      """
    },
  ]

  static let writingManifests: [HostileBuild] = [
    manifest("writing to the home") { home in
      """
      attempt("home") { canCreate(in: "\(home.folder.path)") }
      attempt("letter") { canWrite("\(home.documents.path)/letter.txt") }
      attempt("project") { canCreate(in: "\(home.project.path)") }
      """
    },
    manifest("writing to the cache") { home in
      """
      attempt("cache") { canCreate(in: "\(home.cache.path)") }
      for entry in (try? FileManager.default.contentsOfDirectory(atPath: "\(home.cache.path)/quince")) ?? []
      where entry.hasPrefix("system-modules") {
        attempt(entry) { canCreate(in: "\(home.cache.path)/quince/" + entry) }
      }
      """
    },
    manifest("writing to the system") { _ in
      """
      for folder in ["/", "/usr", "/usr/lib", "/usr/local/bin", "/etc", "/var", "/opt", "/root", "/bin"] {
        attempt(folder) { canCreate(in: folder) }
      }
      attempt("passwd") { canWrite("/etc/passwd") }
      """
    },
    manifest("writing to Quince") { _ in
      """
      let tool = "\(HostileBuild.command.path)"
      attempt("command") { canWrite(tool) }
      attempt("folder") { canCreate(in: (tool as NSString).deletingLastPathComponent) }
      attempt("library") { canWrite((tool as NSString).deletingLastPathComponent + "/libUIKit.so") }
      attempt("modules") { canCreate(in: (tool as NSString).deletingLastPathComponent + "/Modules") }
      """
    },
    manifest("writing to the toolchain") { _ in
      """
      for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
        attempt(String(folder)) { canCreate(in: String(folder)) }
        attempt("swiftc") { canWrite(folder + "/swiftc") }
      }
      """
    },
    manifest("writing to the output") { home in
      "attempt(\"output\") { canCreate(in: \"\(home.output.path)\") }"
    },
    manifest("writing to a log") { _ in
      """
      for path in ["/dev/kmsg", "/dev/log", "/dev/console", "/dev/tty", "/dev/tty1", "/dev/ttyS0"] {
        attempt(path) { canWrite(path) }
      }
      """
    },
    manifest("linking a file of the home") { home in
      """
      attempt("link") { link("\(home.key.path)", FileManager.default.currentDirectoryPath + "/key") == 0 }
      attempt("rename") { rename("\(home.key.path)", FileManager.default.currentDirectoryPath + "/key") == 0 }
      attempt("remove") { unlink("\(home.key.path)") == 0 }
      """
    },
    manifest("changing a file of the home") { home in
      """
      attempt("mode") { chmod("\(home.key.path)", 0o644) == 0 }
      attempt("owner") { lchown("\(home.key.path)", getuid(), getgid()) == 0 }
      var times = [timeval(), timeval()]
      attempt("time") { utimes("\(home.key.path)", &times) == 0 }
      typealias SetAttribute = @convention(c) (
        UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer, Int, Int32
      ) -> Int32
      let set = unsafeBitCast(dlsym(nil, "setxattr"), to: SetAttribute.self)
      attempt("attribute") { set("\(home.key.path)", "user.a", "b", 1, 0) == 0 }
      attempt("size") { truncate("\(home.key.path)", 0) == 0 }
      """
    },
  ]

  // MARK: The kernel

  /// Settings that would affect the whole machine.
  ///
  /// Opening a setting for writing doesn't change anything yet.
  static let kernelSettings: [HostileBuild] = [
    ["/proc/sys/kernel/core_pattern", "/proc/sys/kernel/hostname", "/proc/sys/kernel/modprobe"],
    ["/proc/sys/vm/drop_caches", "/proc/sys/vm/overcommit_memory", "/proc/sys/vm/swappiness"],
    ["/proc/sys/fs/file-max", "/proc/sys/fs/suid_dumpable", "/proc/sys/fs/protected_symlinks"],
    ["/proc/sys/net/ipv4/ip_forward", "/proc/sys/net/core/somaxconn"],
    ["/proc/sysrq-trigger", "/proc/kcore", "/proc/kmsg", "/proc/acpi", "/proc/scsi/scsi"],
    ["/proc/irq/default_smp_affinity", "/proc/mtrr", "/proc/timer_list"],
    ["/sys/kernel/mm/ksm/run", "/sys/power/state", "/sys/kernel/profiling"],
    ["/sys/fs/cgroup/cgroup.procs", "/sys/fs/cgroup/memory/tasks", "/sys/fs/cgroup/pids/tasks"],
    ["/sys/kernel/debug/tracing/trace", "/sys/kernel/security/lockdown"],
  ].map { paths in
    manifest("writing \(paths[0])") { _ in
      paths.map { "attempt(\"\($0)\") { canWrite(\"\($0)\") }" }.joined(separator: "\n")
    }
  }

  /// Each of these changes would leave the device unchanged.
  static let devices: [HostileBuild] = [
    manifest("changing the mode of a device") { _ in
      """
      for path in ["/dev/null", "/dev/zero", "/dev/urandom"] {
        var status = stat()
        guard stat(path, &status) == 0 else { continue }
        attempt("mode of " + path) { chmod(path, status.st_mode & 0o7777) == 0 }
        let file = open(path, O_RDONLY)
        attempt("mode of descriptor " + path) { file >= 0 && fchmod(file, status.st_mode & 0o7777) == 0 }
      }
      """
    },
    manifest("changing the owner of a device") { _ in
      """
      for path in ["/dev/null", "/dev/zero", "/dev/urandom"] {
        var status = stat()
        guard stat(path, &status) == 0 else { continue }
        attempt("owner of " + path) { chown(path, status.st_uid, status.st_gid) == 0 }
        attempt("own " + path) { chown(path, getuid(), getgid()) == 0 }
      }
      """
    },
    manifest("changing the time of a device") { _ in
      """
      for path in ["/dev/zero", "/dev/urandom"] {
        var status = stat()
        guard stat(path, &status) == 0 else { continue }
        var times = [status.st_atim, status.st_mtim]
        attempt("time of " + path) { utimensat(AT_FDCWD, path, &times, 0) == 0 }
      }
      """
    },
    manifest("making a device") { _ in
      """
      let folder = FileManager.default.currentDirectoryPath
      attempt("null") { mknod(folder + "/null", S_IFCHR | 0o666, 0x103) == 0 }
      attempt("disk") { mknod(folder + "/disk", S_IFBLK | 0o666, 0xfe00) == 0 }
      """
    },
    manifest("opening a disk") { _ in
      """
      for path in ["/dev/vda", "/dev/sda", "/dev/nvme0n1", "/dev/mem", "/dev/port", "/dev/kvm", "/dev/fuse"] {
        attempt(path) { canRead(path) }
      }
      """
    },
    manifest("mounting") { _ in
      """
      typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
      let call = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)
      let words: [String] = ["none", "/tmp", "tmpfs", "/"]
      let texts = words.map { Int(bitPattern: strdup($0)) }
      attempt("mount") { call(165, texts[0], texts[1], texts[2], 0, 0) == 0 }
      attempt("unshare") { call(272, 0x1000_0000, 0, 0, 0, 0) == 0 }
      attempt("chroot") { call(161, texts[3], 0, 0, 0, 0) == 0 }
      """
    },
    manifest("becoming root") { _ in
      """
      attempt("user") { getuid() != 0 && setuid(0) == 0 }
      attempt("group") { getgid() != 0 && setgid(0) == 0 }
      attempt("name") { sethostname("evil", 4) == 0 }
      """
    },
  ].filter { build in
    // The numbers of system calls depend on the processor.
    #if arch(x86_64)
      true
    #else
      build.description != "mounting"
    #endif
  }

  // MARK: Processes

  static let processes: [HostileBuild] = [
    manifest("leaving a process") { home in
      """
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
      process.arguments = ["/bin/sh", "-c", "(trap '' HUP TERM; sleep \(home.marker)) >/dev/null 2>&1 &"]
      try? process.run()
      usleep(200_000)
      """
    },
    manifest("leaving many processes") { home in
      """
      for _ in 0..<50 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sleep")
        process.arguments = ["\(home.marker)"]
        try? process.run()
      }
      """
    },
    manifest("signaling other processes") { _ in
      """
      for number in Int32(1)..<400 where number != getpid() {
        attempt("signal \\(number)") { kill(number, 0) == 0 }
      }
      """
    },
    manifest("looking at a thread of another process as libdispatch looks at its own") { _ in
      """
      attempt("thread") { open("/proc/\(ProcessInfo.processInfo.processIdentifier)/stat", O_RDONLY | O_NONBLOCK) >= 0 }
      """
    },
    manifest("slowing other processes") { _ in
      """
      for number in Int32(1)..<400 where number != getpid() {
        attempt("priority \\(number)") { setpriority(Int32(PRIO_PROCESS.rawValue), UInt32(number), 19) == 0 }
      }
      """
    },
    manifest("running a program that runs as root") { home in
      """
      for program in ["/usr/bin/su", "/usr/bin/sudo", "/usr/bin/newgrp", "/usr/bin/passwd"] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", program + " -c 'cat \(home.key.path)' </dev/null 2>/dev/null | grep -q secret"]
        guard (try? process.run()) != nil else { continue }
        process.waitUntilExit()
        attempt(program) { process.terminationStatus == 0 }
      }
      """
    },
  ]

  static let networks: [HostileBuild] = [
    manifest("reaching this machine") { home in
      """
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = UInt16(\(home.listener.port)).bigEndian
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      attempt("port") {
        withUnsafePointer(to: &address) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
          }
        }
      }
      """
    },
    manifest("reaching a socket without a file") { home in
      """
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0[1...].copyBytes(from: "\(home.listener.name)".utf8) }
      let length = socklen_t(MemoryLayout<sa_family_t>.size + 1 + "\(home.listener.name)".utf8.count)
      attempt("name") {
        withUnsafePointer(to: &address) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) == 0 }
        }
      }
      """
    },
    manifest("opening other kinds of sockets") { _ in
      """
      attempt("raw") { socket(AF_INET, Int32(SOCK_RAW.rawValue), 1) >= 0 }
      attempt("packet") { socket(AF_PACKET, Int32(SOCK_RAW.rawValue), 0) >= 0 }
      attempt("virtual machine") { socket(40, Int32(SOCK_STREAM.rawValue), 0) >= 0 }
      """
    },
    manifest("reaching this machine from a shell") { home in
      """
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = ["-c", "exec 3<>/dev/tcp/127.0.0.1/\(home.listener.port)"]
      try? process.run()
      process.waitUntilExit()
      """
    },
  ]
}
