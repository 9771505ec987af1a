/// The result of a system function.
///
/// Follows <https://developer.apple.com/documentation/kernel/osstatus>.
public typealias OSStatus = Int32

/// The result of a function that succeeded.
public var noErr: OSStatus { 0 }
