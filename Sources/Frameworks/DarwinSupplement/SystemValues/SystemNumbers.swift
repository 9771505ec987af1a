// The numbers of values that `sysctl` reads.

/// The values of the system's kernel.
public var CTL_KERN: Int32 { 1 }

/// The values of the device's hardware.
public var CTL_HW: Int32 { 6 }

/// The name of the system's kernel.
public var KERN_OSTYPE: Int32 { 1 }

/// The version of the system's kernel.
public var KERN_OSRELEASE: Int32 { 2 }

/// The name of the device in a network.
public var KERN_HOSTNAME: Int32 { 10 }

/// The processes.
public var KERN_PROC: Int32 { 14 }

/// The process with an ID.
public var KERN_PROC_PID: Int32 { 1 }

/// The time when the device started.
public var KERN_BOOTTIME: Int32 { 21 }

/// The build of the system.
public var KERN_OSVERSION: Int32 { 65 }

/// The kind of the machine.
public var HW_MACHINE: Int32 { 1 }

/// The number of processors.
public var HW_NCPU: Int32 { 3 }

/// The size of a page of memory, in bytes.
public var HW_PAGESIZE: Int32 { 7 }

/// The size of the memory, in bytes.
public var HW_MEMSIZE: Int32 { 24 }
