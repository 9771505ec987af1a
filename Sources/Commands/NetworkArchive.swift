import ArgumentParser

/// The option `--network FILE.har`.
///
/// ArgumentParser doesn't read an option that's a flag without a value, and in whose place another
/// argument could follow. The option therefore has another name inside Quince.
enum NetworkArchive {
  /// The name by which commands with the flag `--network` get the archive.
  static let name = NameSpecification.customLong("network-archive")

  private static let option = "--network"
  private static let renamed = "--network-archive"

  /// Returns a message in which the option has the name that users know.
  static func restoring(_ message: String) -> String {
    message.replacing(renamed, with: option)
  }

  /// Returns arguments in which the option has its other name.
  static func renaming(_ arguments: [String]) -> [String] {
    guard arguments.first != Survey._commandName else { return arguments }
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments.enumerated().map { index, argument in
      guard index < end else { return argument }
      if argument.hasPrefix(option + "=") { return renamed + argument.dropFirst(option.count) }
      let isFollowed = index + 1 < end && arguments[index + 1].lowercased().hasSuffix(".har")
      return argument == option && isFollowed ? renamed : argument
    }
  }
}
