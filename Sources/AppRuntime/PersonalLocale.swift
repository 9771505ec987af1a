import DeviceProtocol
import Foundation

/// The user's language and region from the device, which replace the ones that Foundation assumes
/// on Linux.
package enum PersonalLocale {
  /// The user's languages, in order of preference.
  nonisolated(unsafe) package private(set) static var languages = [
    DeviceLocale.standard.languageTag
  ]

  /// Sets `Locale.current` and everything that depends on it to the device's locale, or to the one
  /// in the app's launch arguments.
  ///
  /// Call it before the app has any other threads.
  @MainActor package static func adopt(_ locale: DeviceLocale) {
    let arguments = CommandLine.arguments
    let chosen = argument("-AppleLocale", in: arguments).flatMap(DeviceLocale.init) ?? locale
    languages = argument("-AppleLanguages", in: arguments).map(list) ?? [chosen.languageTag]
    if !replaceCurrent(by: Locale(identifier: chosen.identifier)) {
      report(.error, "This version of Foundation isn't supported: Locale.current isn't \(chosen).")
    }
  }

  /// An upper bound in bytes, far larger than a locale object.
  private static let largestInstance = 4_096

  private static func argument(_ name: String, in arguments: [String]) -> String? {
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else {
      return nil
    }
    return arguments[index + 1]
  }

  /// Parses an array in old-style property list format, such as `(de, "en-GB")`.
  private static func list(_ text: String) -> [String] {
    text.split { "(),\" ".contains($0) }.map(String.init)
  }

  /// Replaces Foundation's object for the current locale, by overwriting it with the contents of
  /// another object of its class.
  ///
  /// Foundation creates that object once, and on Linux there's no way to choose the locale. Both
  /// objects live as long as the process.
  private static func replaceCurrent(by wanted: Locale) -> Bool {
    let current = Locale.current
    guard current.identifier != wanted.identifier else { return true }
    typealias Existential = (object: AnyObject, conformance: UnsafeRawPointer)
    guard MemoryLayout<Locale>.size == MemoryLayout<Existential>.size else { return false }
    let (old, new) = (
      unsafeBitCast(current, to: Existential.self), unsafeBitCast(wanted, to: Existential.self)
    )
    let type: AnyClass = Swift.type(of: old.object)
    guard old.conformance == new.conformance, type == Swift.type(of: new.object) else {
      return false
    }
    let target = Unmanaged.passRetained(old.object).toOpaque()
    let source = Unmanaged.passRetained(new.object).toOpaque()
    let header = 2 * MemoryLayout<Int>.size
    let size = size(ofInstancesOf: type)
    guard size > header, size <= largestInstance, size.isMultiple(of: MemoryLayout<Int>.size) else {
      return false
    }
    (target + header).copyMemory(from: source + header, byteCount: size - header)
    return Locale.current.identifier == wanted.identifier
  }

  private static func size(ofInstancesOf type: AnyClass) -> Int {
    // Swift's class metadata contains the kind, superclass, flags, and address point of instances,
    // followed by the instance size.
    let offset = 2 * MemoryLayout<Int>.size + 2 * MemoryLayout<UInt32>.size
    return Int(
      unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: offset, as: UInt32.self))
  }
}

extension Locale {
  /// Replaces Foundation's `preferredLanguages`, which supports only one language.
  ///
  /// The dynamic linker finds this function first, because apps are linked with UIKit first.
  @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
  package static func personalLanguages() -> [String] { PersonalLocale.languages }
}
