import Foundation

/// The memory of this process, as Linux describes it.
struct ProcessMemory {
  /// The size of the address space, in bytes.
  var virtual: UInt64
  /// The size of the memory that's in use, in bytes.
  var resident: UInt64
  /// The largest size of the memory that was in use, in bytes.
  var peak: UInt64
  /// The size of the memory that belongs to no file, in bytes.
  var anonymous: UInt64

  /// The memory now, or `nil` if the system doesn't describe it.
  static var current: ProcessMemory? {
    (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)).flatMap(ProcessMemory.init)
  }

  /// Reads lines such as `VmRSS:  1234 kB`.
  init?(status: String) {
    var sizes: [Substring: UInt64] = [:]
    for line in status.split(separator: "\n") {
      let words = line.split(whereSeparator: \.isWhitespace)
      if words.count == 3, words[2] == "kB" { sizes[words[0]] = UInt64(words[1]).map { $0 * 1024 } }
    }
    guard let virtual = sizes["VmSize:"], let resident = sizes["VmRSS:"],
      let peak = sizes["VmHWM:"], let anonymous = sizes["RssAnon:"]
    else { return nil }
    self.virtual = virtual
    self.resident = resident
    self.peak = peak
    self.anonymous = anonymous
  }
}
