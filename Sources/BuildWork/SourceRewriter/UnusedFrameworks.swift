/// Apple's frameworks that Quince doesn't have, and that a file imports without using them, such as
/// those that Xcode adds while it completes a name.
enum UnusedFrameworks {
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
    "PassKit": ["PK"], "PencilKit": ["PK"], "QuickLook": ["QL"], "ReplayKit": ["RP"],
    "SceneKit": ["SCN", "SK"], "Social": ["SL"], "Speech": ["SF", "AV"],
    "SpriteKit": ["SK", "GK"], "Vision": ["VN"], "WatchConnectivity": ["WC"],
  ]

  private static let media = sounds.union(["AV", "CM", "CV", "kCM", "kCV"])
  private static let sounds: Set = [
    "AU", "Audio", "ExtAudio", "MIDI", "Music", "SystemSound", "kAU", "kAudio", "kSystemSound",
  ]

  /// Returns whether a file uses no name of a framework that it imports.
  static func contain(_ module: String, importedBy file: SourceFile) -> Bool {
    guard prefixes[module] != nil else { return false }
    return uses(of: module, in: [file])?.count == 0
  }

  /// Returns the lines that use names of a framework, or `nil` if its names have no prefix.
  static func uses(of module: String, in files: [SourceFile]) -> NameUses? {
    guard let prefixes = prefixes[module] else { return nil }
    return NameUses(in: files) { name in prefixes.contains { starts(name, with: $0) } }
  }

  private static func starts(_ name: String, with prefix: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    return name.dropFirst(prefix.count).first.map { $0.isUppercase || $0.isNumber } ?? false
  }
}
