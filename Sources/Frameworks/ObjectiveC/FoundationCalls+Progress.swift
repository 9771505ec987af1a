import Foundation

extension FoundationCalls {
  nonisolated(unsafe) private static let descriptions = Association<String>()
  nonisolated(unsafe) private static let additions = Association<String>()

  /// Returns the description of a progress that the app set, or else one in Apple's words.
  package static func localizedDescription(of progress: Progress) -> String {
    if let text = descriptions[progress] { return text }
    if progress.kind == .file { return fileDescription(of: progress) }
    guard !progress.isIndeterminate else { return "" }
    return "\(percentage(of: progress)) completed"
  }

  /// Sets the description of a progress; `nil` restores the default.
  package static func setLocalizedDescription(_ text: String?, of progress: Progress) {
    descriptions[progress] = text
  }

  /// Returns the additional description of a progress that the app set, or else its counts.
  package static func localizedAdditionalDescription(of progress: Progress) -> String {
    if let text = additions[progress] { return text }
    guard !progress.isIndeterminate else { return "" }
    let counts = [progress.completedUnitCount, progress.totalUnitCount].map { count in
      progress.kind == .file
        ? ByteCountFormatter.string(fromByteCount: count, countStyle: .file) : count.formatted()
    }
    return counts.joined(separator: " of ")
  }

  /// Sets the additional description of a progress; `nil` restores the default.
  package static func setLocalizedAdditionalDescription(_ text: String?, of progress: Progress) {
    additions[progress] = text
  }

  private static func percentage(of progress: Progress) -> String {
    progress.fractionCompleted.formatted(.percent.precision(.fractionLength(0)))
  }

  private static func fileDescription(of progress: Progress) -> String {
    let kind = progress.userInfo[.fileOperationKindKey] as? Progress.FileOperationKind
    let verb =
      switch kind {
      case .downloading?: "Downloading"
      case .decompressingAfterDownloading?: "Decompressing"
      case .receiving?: "Receiving"
      case .copying?: "Copying"
      default: "Processing"
      }
    guard let url = progress.userInfo[.fileURLKey] as? URL else { return "\(verb) files…" }
    return "\(verb) “\(url.lastPathComponent)”…"
  }
}
