/// The prefixes of the names in Apple's frameworks that Quince doesn't have, or has only in part.
enum NamePrefixes {
  /// The frameworks that Quince has in part.
  static let partialFrameworks: Set = ["AVFoundation", "AudioToolbox", "Photos", "PhotosUI"]

  /// How the names that a framework and those that it re-exports declare start.
  private static let prefixes: [String: Set<String>] = [
    "ARKit": ["AR", "SCN", "SK"], "AVFoundation": media, "AVKit": media,
    "AuthenticationServices": ["AS"], "AudioToolbox": sounds, "BackgroundTasks": ["BG"],
    "CallKit": ["CX"], "CloudKit": ["CK", "CL"], "Contacts": ["CN"], "ContactsUI": ["CN"],
    "CoreAudio": sounds, "CoreBluetooth": ["CB"], "CoreML": ["ML"], "CoreMedia": media,
    "CoreMotion": ["CM"], "CoreSpotlight": ["CS", "kCS"], "CoreTelephony": ["CT"],
    "CoreVideo": ["CV", "kCV"], "EventKit": ["EK", "CL"], "EventKitUI": ["EK", "CL"],
    "GLKit": ["GLK", "GL", "EAGL"], "GameKit": ["GK"], "GameplayKit": ["GK", "SK", "SCN"],
    "HealthKit": ["HK"], "LinkPresentation": ["LP"], "MediaPlayer": ["MP"],
    "Messages": ["MS"], "Metal": ["MTL"], "MetalKit": ["MTK", "MTL"],
    "MultipeerConnectivity": ["MC", "kMC"], "NaturalLanguage": ["NL"], "PDFKit": ["PDF"],
    "PassKit": ["PK"], "PencilKit": ["PK"], "Photos": ["PH"],
    "PhotosUI": ["PH"], "QuickLook": ["QL"], "ReplayKit": ["RP"],
    "SceneKit": ["SCN", "SK"], "Social": ["SL"], "Speech": ["SF", "AV"],
    "SpriteKit": ["SK", "GK"], "Vision": ["VN"], "WatchConnectivity": ["WC"],
  ]

  private static let media = sounds.union(["AV", "CM", "CV", "kCM", "kCV"])
  private static let sounds: Set = [
    "AU", "Audio", "ExtAudio", "MIDI", "Music", "SystemSound", "kAU", "kAudio", "kSystemSound",
  ]

  /// Returns whether a file uses no name of a framework that it imports, such as one whose import
  /// Xcode added while it completed a name. If the framework's names have no prefix, returns
  /// `false`.
  static func isUnused(_ module: String, in file: SourceFile) -> Bool {
    uses(of: module, in: [file])?.count == 0
  }

  /// Returns whether a name can be of a framework.
  static func isName(_ name: String, of module: String) -> Bool {
    prefixes[module]?.contains { starts(name, with: $0) } == true
  }

  /// Returns the lines that use names of a framework, or `nil` if its names have no prefix.
  static func uses(of module: String, in files: [SourceFile]) -> NameUses? {
    guard prefixes[module] != nil else { return nil }
    return NameUses(in: files) { isName($0, of: module) }
  }

  private static func starts(_ name: String, with prefix: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    return name.dropFirst(prefix.count).first.map { $0.isUppercase || $0.isNumber } ?? false
  }
}
