import Foundation

extension JSONDecoder: @retroactive TopLevelDecoder {
  /// The decoder reads data.
  public typealias Input = Data
}

extension JSONEncoder: @retroactive TopLevelEncoder {
  /// The encoder returns data.
  public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// The decoder reads data.
  public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// The encoder returns data.
  public typealias Output = Data
}
