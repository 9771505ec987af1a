import Foundation

/// The process's use of resources, according to the kernel.
enum ProcessUse {
  /// The CPU time in seconds.
  static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Returns a value from the kernel's memory information.
  static func kilobytes(_ name: String) -> Double {
    number(after: name, in: "/proc/self/status")
  }

  /// The amount of data written to files.
  static var kilobytesWritten: Double {
    number(after: "wchar", in: "/proc/self/io") / 1024
  }

  private static func number(after name: String, in path: String) -> Double {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") where line.hasPrefix("\(name):") {
      return line.split { !$0.isNumber }.first.flatMap { Double($0) } ?? 0
    }
    return 0
  }
}
