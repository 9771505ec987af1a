/// The memory and the processor time of a process.
///
/// Follows <https://developer.apple.com/documentation/kernel/mach_task_basic_info>.
public struct mach_task_basic_info {
  /// The size of the address space, in bytes.
  public var virtual_size: mach_vm_size_t = 0
  /// The size of the memory that's in use, in bytes.
  public var resident_size: mach_vm_size_t = 0
  /// The largest size of the memory that was in use, in bytes.
  public var resident_size_max: mach_vm_size_t = 0
  /// The processor time of threads that have ended.
  ///
  /// In Quince, it's the time of all threads.
  public var user_time = time_value_t()
  /// The system's processor time for threads that have ended.
  ///
  /// In Quince, it's the time for all threads.
  public var system_time = time_value_t()
  /// The way that new threads are scheduled.
  public var policy: policy_t = 0
  /// The number of times that the process was suspended.
  public var suspend_count: integer_t = 0

  /// Creates values of zero.
  public init() {}
}

/// The memory and the processor time of a process.
public typealias mach_task_basic_info_data_t = mach_task_basic_info

/// The kind of values that fill in a ``mach_task_basic_info``.
public var MACH_TASK_BASIC_INFO: Int32 { 20 }
