import Glibc

/// The system's spelling library, which is loaded on first use.
@MainActor
enum SpellingLibrary {
  typealias Handle = OpaquePointer
  typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// The library's functions that Quince uses.
  struct Functions {
    let create: @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Handle?
    let spell: @convention(c) (Handle, UnsafePointer<CChar>) -> CInt
    let suggest: @convention(c) (Handle, UnsafeMutablePointer<Words?>, UnsafePointer<CChar>) -> CInt
    let free: @convention(c) (Handle, UnsafeMutablePointer<Words?>, CInt) -> Void
  }

  private static let names = ["libhunspell-1.7.so.0", "libhunspell-1.6.so.0", "libhunspell.so"]

  /// The library's functions, or `nil` if it isn't installed.
  static let functions: Functions? = {
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first,
      let create = dlsym(library, "Hunspell_create"), let spell = dlsym(library, "Hunspell_spell"),
      let suggest = dlsym(library, "Hunspell_suggest"),
      let free = dlsym(library, "Hunspell_free_list")
    else { return nil }
    return Functions(
      create: unsafeBitCast(
        create,
        to: (@convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Handle?).self),
      spell: unsafeBitCast(
        spell, to: (@convention(c) (Handle, UnsafePointer<CChar>) -> CInt).self),
      suggest: unsafeBitCast(
        suggest,
        to: (@convention(c) (Handle, UnsafeMutablePointer<Words?>, UnsafePointer<CChar>) -> CInt)
          .self),
      free: unsafeBitCast(
        free, to: (@convention(c) (Handle, UnsafeMutablePointer<Words?>, CInt) -> Void).self))
  }()
}
