/// Warnings that the compiler gives on Linux alone: Foundation is written in Swift here, and elsewhere mostly in Objective-C,
/// where every result may be left unused.
enum LinuxWarnings {
  /// What Foundation's classes do, not only answer.
  private static let calls: Set = [
    "applyTransform(_:reverse:range:updatedRange:)", "archiveRootObject(_:toFile:)",
    "getBuffer(_:length:)", "getBytes(_:maxLength:usedLength:encoding:options:range:remaining:)",
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

  /// Whether Xcode wouldn't say so.
  static func include(_ message: Substring) -> Bool {
    if let match = message.firstMatch(of: /^result of call to '(.+)' is unused/) {
      return calls.contains(String(match.1))
    }
    // Quince has the data detector for them.
    return message.contains(
      "These types of result will not be returned by swift-corelibs-foundation API")
  }
}
