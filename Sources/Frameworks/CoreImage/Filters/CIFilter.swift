import CoreGraphics
import Foundation
import ObjectiveC
import Stubs

/// An object that makes an image from values, usually from another image.
///
/// Apps can't subclass it.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cifilter-swift.class>.
public class CIFilter: NSObject, NSCopying, KeyValueCodable {
  let definition: FilterDefinition
  private var values: [String: Any]

  init(_ definition: FilterDefinition, values: [String: Any]? = nil) {
    self.definition = definition
    self.values = values ?? definition.defaults
    super.init()
  }

  /// Creates a filter with default values, or returns `nil` if there's no filter with the name.
  public convenience init?(name: String) {
    guard let definition = FilterDefinition.named(name) else {
      Stub.coreImageFilter.report(about: name)
      return nil
    }
    self.init(definition)
  }

  /// Creates a filter with values, or returns `nil` if there's no filter with the name.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// The name of the filter.
  public var name: String { definition.name }

  /// The keys of the values.
  public var inputKeys: [String] { definition.inputs.map(\.key) }

  /// The key of the image that the filter makes.
  public var outputKeys: [String] { [kCIOutputImageKey] }

  /// A description of the filter, with a dictionary for each key.
  public var attributes: [String: Any] { definition.attributes }

  /// The image that the filter makes, or `nil` without a required value.
  public var outputImage: CIImage? { definition.makeImage(FilterValues(values)) }

  /// Sets all values to their defaults.
  public func setDefaults() { values = definition.defaults }

  /// Returns a value.
  public func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    check(key)
    return values[key]
  }

  /// Sets a value.
  ///
  /// A key that the filter doesn't have ends the app, as on iOS.
  public func setValue(_ value: Any?, forKey key: String) {
    check(key)
    values[key] = value
  }

  private func check(_ key: String) {
    guard !inputKeys.contains(key) else { return }
    fatalError(
      "[<\(name)> valueForUndefinedKey:]: this class is not key value coding-compliant for the key"
        + " \(key).")
  }

  /// Returns a filter with the same values.
  public func copy(with zone: NSZone? = nil) -> Any { BuiltinFilter(definition, values: values) }

  /// Returns the names of the filters in a category, or of all if it's `nil`.
  public class func filterNames(inCategory category: String?) -> [String] {
    FilterDefinition.all.filter { filter in
      category.map { filter.categories.contains($0) } ?? true
    }.map(\.name).sorted()
  }

  /// Returns the names of the filters in all of some categories.
  public class func filterNames(inCategories categories: [String]?) -> [String] {
    FilterDefinition.all.filter { filter in
      (categories ?? []).allSatisfy { filter.categories.contains($0) }
    }.map(\.name).sorted()
  }
}
