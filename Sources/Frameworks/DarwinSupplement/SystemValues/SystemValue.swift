import AppRuntime
import DeviceProtocol
import Foundation
import FoundationSupplement

/// A value that `sysctl` reads.
struct SystemValue {
  /// The value as C has it: a text that ends with 0, a number, or a structure.
  let bytes: [UInt8]

  init(text: String) { bytes = Array(text.utf8) + [0] }

  init<Value: BitwiseCopyable>(_ value: Value) { bytes = withUnsafeBytes(of: value, Array.init) }

  init?(named name: String) {
    switch name {
    case "hw.machine": self.init(text: Self.machine)
    case "hw.ncpu", "hw.physicalcpu", "hw.physicalcpu_max", "hw.logicalcpu", "hw.logicalcpu_max",
      "hw.activecpu":
      self.init(Int32(ProcessInfo.processInfo.activeProcessorCount))
    case "hw.memsize": self.init(ProcessInfo.processInfo.physicalMemory)
    case "hw.pagesize": self.init(Int64(getpagesize()))
    case "kern.ostype": self.init(text: "Darwin")
    case "kern.osrelease": self.init(text: Self.kernelVersion)
    case "kern.osversion":
      guard let build = SystemRelease.oldest(for: RunningSystem.current).build else { return nil }
      self.init(text: build)
    case "kern.hostname": self.init(text: ProcessInfo.processInfo.hostName)
    case "kern.boottime": self.init(Self.startOfDevice)
    default: return nil
    }
  }

  init?(numbers: [Int32]) {
    switch numbers {
    case [CTL_HW, HW_MACHINE]: self.init(named: "hw.machine")
    case [CTL_HW, HW_NCPU]: self.init(named: "hw.ncpu")
    case [CTL_HW, HW_MEMSIZE]: self.init(named: "hw.memsize")
    case [CTL_HW, HW_PAGESIZE]: self.init(getpagesize())
    case [CTL_KERN, KERN_OSTYPE]: self.init(named: "kern.ostype")
    case [CTL_KERN, KERN_OSRELEASE]: self.init(named: "kern.osrelease")
    case [CTL_KERN, KERN_OSVERSION]: self.init(named: "kern.osversion")
    case [CTL_KERN, KERN_HOSTNAME]: self.init(named: "kern.hostname")
    case [CTL_KERN, KERN_BOOTTIME]: self.init(named: "kern.boottime")
    case [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]: self.init(kinfo_proc.current())
    default: return nil
    }
  }

  /// The processor, as the Simulator names it.
  private static var machine: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }

  /// The version of Darwin, whose first number is six more than that of iOS 18 and one less than
  /// that of iOS 26.
  private static var kernelVersion: String {
    let version = RunningSystem.version
    let major = version.majorVersion < 26 ? version.majorVersion + 6 : version.majorVersion - 1
    return "\(major).\(version.minorVersion).0"
  }

  private static var startOfDevice: timeval {
    let start = Date().timeIntervalSince1970 - DeviceClock.shared.now
    let seconds = start.rounded(.down)
    return timeval(tv_sec: Int(seconds), tv_usec: Int((start - seconds) * 1e6))
  }
}
