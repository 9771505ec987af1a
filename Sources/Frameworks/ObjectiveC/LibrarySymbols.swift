import Foundation
import Glibc
import Stubs

/// The symbol names in the library or executable that contains this code.
enum LibrarySymbols {
  private static let file = try? Data(
    contentsOf: URL(fileURLWithPath: LoadedCode.file(of: #dsohandle)), options: .alwaysMapped)

  /// The parts of the file that contain names, from the ELF section headers.
  private static let tables: [Range<Int>] = {
    guard let file, file.count > 64 else { return [] }
    func number<Value: FixedWidthInteger>(_ offset: Int, _ type: Value.Type) -> Int {
      guard offset >= 0, offset + MemoryLayout<Value>.size <= file.count else { return 0 }
      return file.withUnsafeBytes {
        Int(truncatingIfNeeded: $0.loadUnaligned(fromByteOffset: offset, as: Value.self))
      }
    }
    let (start, size) = (number(0x28, UInt64.self), number(0x3A, UInt16.self))
    return (0..<number(0x3C, UInt16.self)).compactMap { index in
      let header = start + index * size
      let offset = number(header + 0x18, UInt64.self)
      let length = number(header + 0x20, UInt64.self)
      let isOfTexts = number(header + 4, UInt32.self) == 3
      return isOfTexts && offset + length <= file.count ? offset..<(offset + length) : nil
    }
  }()

  static func names(beginningWith prefix: String) -> Set<String> {
    // A glibc function that Swift's modules don't declare.
    typealias Search =
      @convention(c) (UnsafeRawPointer, Int, UnsafePointer<CChar>, Int) -> UnsafeRawPointer?
    guard let file, let function = dlsym(nil, "memmem") else { return [] }
    let search = unsafeBitCast(function, to: Search.self)
    var names: Set<String> = []
    file.withUnsafeBytes { bytes in
      for table in tables {
        guard var place = bytes.baseAddress.map({ $0 + table.lowerBound }) else { return }
        let end = place + table.count
        while let found = search(place, end - place, prefix, prefix.utf8.count) {
          let name = UnsafeRawBufferPointer(start: found, count: end - found).prefix { $0 != 0 }
          names.insert(String(decoding: name, as: UTF8.self))
          place = found + name.count
        }
      }
    }
    return names
  }
}
