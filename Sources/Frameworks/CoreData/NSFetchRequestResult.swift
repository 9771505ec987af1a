import Foundation

/// A type of fetched results.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsfetchrequestresult>.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
