// The names that Apple's kernel interfaces have for C's types.

/// An unsigned number in a kernel interface.
public typealias natural_t = UInt32

/// A signed number in a kernel interface.
public typealias integer_t = Int32

/// The number of 32-bit values in an argument.
public typealias mach_msg_type_number_t = natural_t

/// The name of a kernel object.
public typealias mach_port_t = natural_t

/// The name of a process.
public typealias task_t = mach_port_t

/// The name of a process whose values can be read.
public typealias task_name_t = mach_port_t

/// A kind of values that ``task_info(_:_:_:_:)`` returns.
public typealias task_flavor_t = natural_t

/// The 32-bit values that ``task_info(_:_:_:_:)`` fills in.
public typealias task_info_t = UnsafeMutablePointer<integer_t>

/// A way to schedule a process.
public typealias policy_t = Int32

/// The size of memory of any process, in bytes.
public typealias mach_vm_size_t = UInt64

/// An address in any process.
public typealias mach_vm_address_t = UInt64

/// The size of memory of this process, in bytes.
public typealias vm_size_t = UInt

/// An address in this process.
public typealias vm_address_t = UInt
