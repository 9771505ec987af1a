import Foundation

/// The name of this process.
public var mach_task_self_: mach_port_t { 0x203 }

/// Fills in values of a process.
///
/// Quince knows the kinds ``MACH_TASK_BASIC_INFO`` and ``TASK_VM_INFO`` for the app's own process,
/// and fails for others.
///
/// Follows <https://developer.apple.com/documentation/kernel/1537934-task_info>.
/// - Parameters:
///   - task_info_outCnt: The number of 32-bit values that there's room for. Afterward, the number
///     of those that were filled in.
@discardableResult
public func task_info(
  _ target_task: task_name_t, _ flavor: task_flavor_t, _ task_info_out: task_info_t!,
  _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  guard target_task == mach_task_self_, let target = task_info_out, let count = task_info_outCnt
  else { return KERN_INVALID_ARGUMENT }
  let output = TaskOutput(target: target, count: count)
  switch Int32(truncatingIfNeeded: flavor) {
  case MACH_TASK_BASIC_INFO: return output.fill { try mach_task_basic_info.current() }
  case TASK_VM_INFO: return output.fill { try task_vm_info.current() }
  default: return KERN_INVALID_ARGUMENT
  }
}

/// The place for values of a process.
private struct TaskOutput {
  let target: task_info_t
  let count: UnsafeMutablePointer<mach_msg_type_number_t>

  /// Copies values, which older callers might have room for only a part of.
  func fill<Values>(_ values: () throws -> Values) -> kern_return_t {
    let unit = MemoryLayout<integer_t>.size
    guard count.pointee > 0 else { return KERN_INVALID_ARGUMENT }
    guard let values = try? values() else { return KERN_FAILURE }
    count.pointee = min(count.pointee, natural_t(MemoryLayout<Values>.size / unit))
    withUnsafeBytes(of: values) { bytes in
      UnsafeMutableRawPointer(target).copyMemory(
        from: bytes.baseAddress!, byteCount: Int(count.pointee) * unit)
    }
    return KERN_SUCCESS
  }
}

/// An error for memory that the system doesn't describe.
private struct UnknownMemory: Error {}

extension mach_task_basic_info {
  fileprivate static func current() throws -> mach_task_basic_info {
    guard let memory = ProcessMemory.current else { throw UnknownMemory() }
    var info = mach_task_basic_info()
    info.virtual_size = memory.virtual
    info.resident_size = memory.resident
    info.resident_size_max = memory.peak
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    info.user_time = time_value_t(usage.ru_utime)
    info.system_time = time_value_t(usage.ru_stime)
    info.policy = 1
    return info
  }
}

extension task_vm_info {
  fileprivate static func current() throws -> task_vm_info {
    guard let memory = ProcessMemory.current else { throw UnknownMemory() }
    var info = task_vm_info()
    info.virtual_size = memory.virtual
    info.page_size = integer_t(getpagesize())
    info.resident_size = memory.resident
    info.resident_size_peak = memory.peak
    info.internal = memory.anonymous
    info.external = memory.resident - min(memory.resident, memory.anonymous)
    info.phys_footprint = memory.anonymous
    return info
  }
}

extension time_value {
  fileprivate init(_ time: timeval) {
    self.init(seconds: integer_t(time.tv_sec), microseconds: integer_t(time.tv_usec))
  }
}
