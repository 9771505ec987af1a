import Foundation

extension CGPoint {
  /// A dictionary with the coordinates.
  public var dictionaryRepresentation: CFDictionary { ["X": Double(x), "Y": Double(y)] }

  /// Creates a point from a dictionary with its coordinates, or returns `nil` if one isn't a number.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let x = dict["X"] as? NSNumber, let y = dict["Y"] as? NSNumber else { return nil }
    self.init(x: x.doubleValue, y: y.doubleValue)
  }
}

extension CGSize {
  /// A dictionary with the dimensions.
  public var dictionaryRepresentation: CFDictionary {
    ["Width": Double(width), "Height": Double(height)]
  }

  /// Creates a size from a dictionary with its dimensions, or returns `nil` if one isn't a number.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let width = dict["Width"] as? NSNumber, let height = dict["Height"] as? NSNumber
    else { return nil }
    self.init(width: width.doubleValue, height: height.doubleValue)
  }
}

extension CGRect {
  /// A dictionary with the coordinates and the dimensions.
  public var dictionaryRepresentation: CFDictionary {
    [
      "X": Double(origin.x), "Y": Double(origin.y), "Width": Double(size.width),
      "Height": Double(size.height),
    ]
  }

  /// Creates a rectangle from a dictionary with its coordinates and dimensions, or returns `nil` if
  /// one isn't a number.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict),
      let size = CGSize(dictionaryRepresentation: dict)
    else { return nil }
    self.init(origin: origin, size: size)
  }
}
