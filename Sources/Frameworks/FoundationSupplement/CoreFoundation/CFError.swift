import Foundation

/// Returns the domain of an error.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cferrorgetdomain(_:)>.
public func CFErrorGetDomain(_ err: CFError!) -> String! { err.domain }

/// Returns the code of an error.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cferrorgetcode(_:)>.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }

/// Returns additional information about an error.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cferrorcopyuserinfo(_:)>.
public func CFErrorCopyUserInfo(_ err: CFError!) -> NSDictionary! { err.userInfo as NSDictionary }

/// Returns the description of an error.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cferrorcopydescription(_:)>.
public func CFErrorCopyDescription(_ err: CFError!) -> String! { err.localizedDescription }
