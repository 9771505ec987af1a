/// Warnings that appear only on Linux, where Foundation and UIKit are written in Swift.
///
/// On Apple's systems they're mostly in Objective-C, where any result can be unused, and an
/// enumeration can have unknown cases.
enum LinuxWarnings {
  /// The methods of Foundation's classes that have an effect, rather than only returning a value.
  private static let calls: Set = [
    "addObserver(forName:object:queue:using:)",
    "applyTransform(_:reverse:range:updatedRange:)", "archiveRootObject(_:toFile:)",
    "createFile(atPath:contents:attributes:)", "getBuffer(_:length:)",
    "getBytes(_:maxLength:usedLength:encoding:options:range:remaining:)",
    "getCString(_:maxLength:encoding:)", "getFileSystemRepresentation(_:maxLength:)",
    "getIndexes(_:maxCount:inIndexRange:)", "launchedProcess(launchPath:arguments:)", "load()",
    "lock(before:)", "lock(whenCondition:before:)", "perform(_:with:)", "read(_:maxLength:)",
    "readData(ofLength:)", "readDataToEndOfFile()",
    "replaceMatches(in:options:range:withTemplate:)",
    "replaceOccurrences(of:with:options:range:)", "resume()",
    "run(_:arguments:terminationHandler:)", "run(mode:before:)", "scanCharacters(from:into:)",
    "scanDecimal(_:)", "scheduledTimer(withTimeInterval:repeats:block:)",
    "setProperty(_:forKey:)", "try()", "tryLock(whenCondition:)", "wait(until:)",
    "write(_:maxLength:)", "write(to:atomically:)", "write(toFile:atomically:)",
    "writeJSONObject(_:toStream:options:)",
  ]

  /// Returns whether a warning about a module would appear only on Linux.
  static func include(_ message: Substring, _ module: RewrittenModule) -> Bool {
    if let match = message.firstMatch(of: /^result of call to '(.+)' is unused/) {
      return calls.contains(String(match.1)) || isOfUIKit(match.1, module)
    }
    // A domain stands for all releases with the same major version.
    if message.contains(/^unnecessary check for 'IOS\d+'/) { return true }
    // Code for systems newer than the device's is removed, and its replacement never runs.
    return message == "will never be executed" || linuxOnly.contains { message.contains($0) }
  }

  private static let linuxOnly = [
    // Quince has a data detector for these result types.
    "These types of result will not be returned by swift-corelibs-foundation API",
    "default will never be executed",
    // An object that conforms to `NSCopying` may be a string that's bridged to Swift.
    "cast from 'any NSCopying' to unrelated type",
  ]

  /// Returns whether UIKit, but not the module, has a method with a name such as `viewWithTag` or
  /// `dequeueReusableCell(withIdentifier:)`.
  private static func isOfUIKit(_ name: Substring, _ module: RewrittenModule) -> Bool {
    let base = String(name.prefix { $0 != "(" })
    let known = module.interface.classes(havingMethod: base)
    guard !known.isEmpty else { return false }
    let own =
      module.index.classes.flatMap(\.members)
      + module.index.foreignMembers.values.flatMap { $0 }
    return !own.contains { $0.kind == .method && $0.name == base && !$0.isOverride }
  }
}
