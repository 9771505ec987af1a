import Foundation

/// The user-visible description of a file error.
struct FileErrorText {
  private let error: NSError
  /// The name of the file, if it's known.
  private let name: String?
  /// The name of the destination folder.
  private let folder: String
  /// The operation, such as `Remove`.
  private let variant: String?

  init(_ error: NSError) {
    self.error = error
    let path =
      error.userInfo[NSFilePathErrorKey] as? String ?? (error.userInfo[NSURLErrorKey] as? URL)?.path
    name = path.map { ($0 as NSString).lastPathComponent }
    let target = error.userInfo["NSDestinationFilePath"] as? String ?? path ?? ""
    folder = ((target as NSString).deletingLastPathComponent as NSString).lastPathComponent
    variant = (error.userInfo["NSUserStringVariant"] as? [String])?.first
  }

  /// The description, or `nil` if the error is unrelated.
  var text: String? {
    switch CocoaError.Code(rawValue: error.code) {
    case .fileNoSuchFile: missing
    case .fileReadNoSuchFile where variant == "Folder": "The folder\(quoted) doesn’t exist."
    case .fileReadNoSuchFile: unopened("there is no such file")
    case .fileReadUnknown: "The file\(quoted) couldn’t be opened."
    case .fileReadNoPermission: unopened("you don’t have permission to view it")
    case .fileReadCorruptFile: unopened("it isn’t in the correct format")
    case .fileReadUnknownStringEncoding:
      unopened("the text encoding of its contents can’t be determined")
    case .fileReadInvalidFileName, .fileWriteInvalidFileName: "The file name\(quoted) is invalid."
    case .fileWriteUnknown: "The file\(quoted) couldn’t be saved."
    case .fileWriteNoPermission: forbidden
    case .fileWriteFileExists: taken
    case .fileWriteOutOfSpace: unsaved("there isn’t enough space")
    case .fileWriteVolumeReadOnly: unsaved("the volume is read only")
    case .userCancelled: "The operation was cancelled."
    case .propertyListReadCorrupt, .coderReadCorrupt:
      "The data couldn’t be read because it isn’t in the correct format."
    case .coderValueNotFound: "The data couldn’t be read because it is missing."
    case .coderInvalidValue: "The data couldn’t be written because it isn’t in the correct format."
    case .formatting: invalid
    default: nil
    }
  }

  private var quoted: String { name.map { " “\($0)”" } ?? "" }

  private func unopened(_ reason: String) -> String {
    "The file\(quoted) couldn’t be opened because \(reason)."
  }

  private func unsaved(_ reason: String) -> String {
    "The file\(quoted) couldn’t be saved because \(reason)."
  }

  private var missing: String {
    guard let name else { return "The file doesn’t exist." }
    switch variant {
    case "Remove": return "“\(name)” couldn’t be removed."
    case "Move":
      return "“\(name)” couldn’t be moved to “\(folder)” because either the former doesn’t exist, "
        + "or the folder containing the latter doesn’t exist."
    case "Folder": return "The folder “\(name)” doesn’t exist."
    default: return "The file “\(name)” doesn’t exist."
    }
  }

  private var forbidden: String {
    guard let name else { return "You don’t have permission." }
    return variant == "Remove"
      ? "“\(name)” couldn’t be removed because you don’t have permission to access it."
      : "You don’t have permission to save the file “\(name)” in the folder “\(folder)”."
  }

  private var taken: String {
    guard let name else { return unsaved("a file with the same name already exists") }
    switch variant {
    case "Copy", "Move":
      return "“\(name)” couldn’t be \(variant == "Copy" ? "copied" : "moved") to “\(folder)” "
        + "because an item with the same name already exists."
    default:
      return "The file “\(name)” couldn’t be saved in the folder “\(folder)” because a file with "
        + "the same name already exists."
    }
  }

  private var invalid: String {
    let value = error.userInfo["NSInvalidValue"].map { " “\($0)”" } ?? ""
    return "The value\(value) is invalid."
  }
}
