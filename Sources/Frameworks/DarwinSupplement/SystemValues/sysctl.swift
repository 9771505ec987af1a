import Foundation

/// Reads a value of the system by its name.
///
/// Quince knows the values that describe the device's processor, memory, and system, such as
/// `hw.machine`. It fails with `ENOENT` for other names, and with `EPERM` if it's given a value to
/// set, as apps aren't permitted to.
///
/// Follows <https://developer.apple.com/documentation/kernel/1387446-sysctlbyname>.
/// - Parameters:
///   - oldlenp: The room for the value, in bytes. Afterward, the size of the value.
/// - Returns: 0, or -1 after `errno` was set.
@discardableResult
public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!,
  _ oldlenp: UnsafeMutablePointer<Int>!, _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  guard let name else { return failure(EFAULT) }
  return read(SystemValue(named: String(cString: name)), oldp, oldlenp, isSet: newp != nil)
}

/// Reads a value of the system by its numbers.
///
/// Quince knows the numbers of the values that ``sysctlbyname(_:_:_:_:_:)`` has, and whether a
/// debugger is attached to the app.
///
/// Follows <https://developer.apple.com/documentation/kernel/1387446-sysctlbyname>.
/// - Returns: 0, or -1 after `errno` was set.
@discardableResult
public func sysctl(
  _ name: UnsafeMutablePointer<Int32>!, _ namelen: UInt32, _ oldp: UnsafeMutableRawPointer!,
  _ oldlenp: UnsafeMutablePointer<Int>!, _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  guard let name else { return failure(EFAULT) }
  let numbers = Array(UnsafeBufferPointer(start: name, count: Int(min(namelen, 12))))
  return read(SystemValue(numbers: numbers), oldp, oldlenp, isSet: newp != nil)
}

private func read(
  _ value: SystemValue?, _ target: UnsafeMutableRawPointer?, _ size: UnsafeMutablePointer<Int>?,
  isSet: Bool
) -> Int32 {
  guard let value else { return failure(ENOENT) }
  guard !isSet else { return failure(EPERM) }
  let bytes = value.bytes
  guard let size else { return 0 }
  defer { size.pointee = bytes.count }
  guard let target else { return 0 }
  guard size.pointee >= bytes.count else {
    bytes.withUnsafeBytes { target.copyMemory(from: $0.baseAddress!, byteCount: size.pointee) }
    return failure(ENOMEM)
  }
  bytes.withUnsafeBytes { target.copyMemory(from: $0.baseAddress!, byteCount: bytes.count) }
  return 0
}

private func failure(_ code: Int32) -> Int32 {
  errno = code
  return -1
}
