import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// What the arguments of the app ask for, beside what it always tries: `port=80`, `abstract=NAME`, `daemon`, `abort`,
/// `flood=frames`, `flood=images`, `memory=MB`, `children=NUMBER` (which share the taking of memory), `storage=MB`,
/// `computing`.
struct Orders {
  static let given = Orders(CommandLine.arguments.dropFirst())

  private let values: [Substring: Substring]

  private init(_ arguments: ArraySlice<String>) {
    let pairs = arguments.map { $0.split(separator: "=", maxSplits: 1) }.filter { !$0.isEmpty }
    values = Dictionary(pairs.map { ($0[0], $0.last!) }, uniquingKeysWith: { first, _ in first })
  }

  var port: UInt16? { text("port").flatMap { UInt16($0) } }
  var abstractName: String? { text("abstract") }

  /// Returns a value in the form `port=80` or, as flows specify it, `-port 80`.
  private func text(_ key: String) -> String? {
    values[key[...]].map(String.init) ?? UserDefaults.standard.string(forKey: key)
  }

  /// Starts the activities in the background.
  func begin() {
    if values["daemon"] != nil { startDaemon() }
    if values["abort"] != nil { abortLikeChild() }
    if values["computing"] != nil { Thread.detachNewThread { computeWithoutEnd() } }
    if let flood = values["flood"].flatMap({ Flood(rawValue: String($0)) }) {
      Thread.detachNewThread { flood.send() }
    }
    if let size = values["memory"].flatMap({ Int($0) }) {
      let children = values["children"].flatMap { Int($0) } ?? 0
      Thread.detachNewThread { fillMemory(megabytes: size, children: children) }
    }
    if let size = values["storage"].flatMap({ Int($0) }) {
      Thread.detachNewThread { fillStorage(megabytes: size) }
    }
  }
}

/// Starts a process without a parent that appends to a file ten times a second for half a minute.
private func startDaemon() {
  guard let fork = Attempt.function("fork", as: (@convention(c) () -> pid_t).self) else { return }
  let path = NSHomeDirectory() + "/Documents/daemon"
  guard fork() == 0 else { return }
  setsid()
  if fork() != 0 { _exit(0) }
  let file = open(path, O_CREAT | O_WRONLY | O_APPEND, 0o600)
  for _ in 0..<300 {
    Glibc.write(file, ".", 1)
    usleep(100_000)
  }
  _exit(0)
}

/// Uses a core continuously, and ignores all warnings.
private func computeWithoutEnd() {
  signal(SIGXCPU, SIG_IGN)
  var number = 1.0
  while number > 0 { number = number.squareRoot() + 1 }
}

/// Aborts after a child process has aborted and another one has been killed.
private func abortLikeChild() {
  guard let fork = Attempt.function("fork", as: (@convention(c) () -> pid_t).self) else { return }
  func ending(_ process: pid_t) -> Int32 {
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return status & 0x7f
  }
  let aborting = fork()
  if aborting == 0 { abort() }
  let sleeping = fork()
  if sleeping == 0 {
    sleep(600)
    _exit(0)
  }
  guard ending(aborting) == SIGABRT, kill(sleeping, SIGKILL) == 0, ending(sleeping) == SIGKILL
  else { exit(1) }
  abort()
}

private func fillMemory(megabytes: Int, children: Int) {
  guard children == 0 else {
    guard let fork = Attempt.function("fork", as: (@convention(c) () -> pid_t).self) else { return }
    for _ in 0..<children where fork() == 0 {
      fillMemory(megabytes: megabytes / children, children: 0)
      sleep(60)
      _exit(0)
    }
    return
  }
  for _ in 0..<megabytes {
    if let block = malloc(1 << 20) { memset(block, 1, 1 << 20) }
  }
}

private func fillStorage(megabytes: Int) {
  let block = [UInt8](repeating: 1, count: 1 << 20)
  for index in 0..<megabytes {
    let path = NSHomeDirectory() + "/Documents/\(index)"
    try? Data(block).write(to: URL(fileURLWithPath: path))
  }
}
