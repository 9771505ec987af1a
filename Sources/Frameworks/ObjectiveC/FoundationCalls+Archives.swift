import Foundation

extension FoundationCalls {
  /// The object in an archive; throws where the data is none, for which Foundation ends the app.
  package static func unarchive(_ data: Data) throws -> Any? {
    _ = try NSKeyedUnarchiver(forReadingFrom: data)
    return try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
  }
}
