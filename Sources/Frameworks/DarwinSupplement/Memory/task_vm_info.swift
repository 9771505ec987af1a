/// The memory of a process in detail.
///
/// Quince fills in the size of the address space, the memory in use, its parts, and the footprint.
/// The other values are zero, as for an app without compressed or purgeable memory.
///
/// Follows <https://developer.apple.com/documentation/kernel/task_vm_info>.
public struct task_vm_info {
  /// The size of the address space, in bytes.
  public var virtual_size: mach_vm_size_t = 0
  /// The number of regions of memory.
  public var region_count: integer_t = 0
  /// The size of a page, in bytes.
  public var page_size: integer_t = 0
  /// The size of the memory that's in use, in bytes.
  public var resident_size: mach_vm_size_t = 0
  /// The largest size of the memory that was in use, in bytes.
  public var resident_size_peak: mach_vm_size_t = 0
  /// The size of devices' memory, in bytes.
  public var device: mach_vm_size_t = 0
  /// The largest size of devices' memory, in bytes.
  public var device_peak: mach_vm_size_t = 0
  /// The size of the memory that belongs to no file, in bytes.
  public var `internal`: mach_vm_size_t = 0
  /// The largest size of the memory that belonged to no file, in bytes.
  public var internal_peak: mach_vm_size_t = 0
  /// The size of the memory that belongs to files, in bytes.
  public var external: mach_vm_size_t = 0
  /// The largest size of the memory that belonged to files, in bytes.
  public var external_peak: mach_vm_size_t = 0
  /// The size of memory that can be used again, in bytes.
  public var reusable: mach_vm_size_t = 0
  /// The largest size of memory that could be used again, in bytes.
  public var reusable_peak: mach_vm_size_t = 0
  /// The size of mapped memory that can be purged, in bytes.
  public var purgeable_volatile_pmap: mach_vm_size_t = 0
  /// The size of memory in use that can be purged, in bytes.
  public var purgeable_volatile_resident: mach_vm_size_t = 0
  /// The size of the address space that can be purged, in bytes.
  public var purgeable_volatile_virtual: mach_vm_size_t = 0
  /// The size of compressed memory, in bytes.
  public var compressed: mach_vm_size_t = 0
  /// The largest size of compressed memory, in bytes.
  public var compressed_peak: mach_vm_size_t = 0
  /// The size of all memory that was ever compressed, in bytes.
  public var compressed_lifetime: mach_vm_size_t = 0
  /// The memory that counts toward the app's limit, in bytes.
  public var phys_footprint: mach_vm_size_t = 0
  /// The lowest address.
  public var min_address: mach_vm_address_t = 0
  /// The highest address.
  public var max_address: mach_vm_address_t = 0

  /// Creates values of zero.
  public init() {}
}

/// The memory of a process in detail.
public typealias task_vm_info_data_t = task_vm_info

/// The kind of values that fill in a ``task_vm_info``.
public var TASK_VM_INFO: Int32 { 22 }
