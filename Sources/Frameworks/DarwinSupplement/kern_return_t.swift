/// The result of a kernel function.
///
/// Follows <https://developer.apple.com/documentation/kernel/kern_return_t>.
public typealias kern_return_t = Int32

/// The function succeeded.
public var KERN_SUCCESS: kern_return_t { 0 }

/// An argument is invalid.
public var KERN_INVALID_ARGUMENT: kern_return_t { 4 }

/// The function failed.
public var KERN_FAILURE: kern_return_t { 5 }
