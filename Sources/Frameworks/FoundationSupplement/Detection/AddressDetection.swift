import Foundation

/// Finds addresses in American format: number, street, city, state, and ZIP code.
struct AddressDetection: Detection {
  private static let expression = NSRegularExpression(
    known:
      #"\b(\d{1,6}\s+(?:[NSEW]\.?\s+)?(?:[a-z0-9'.]+\s+){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Square|Sq|Place|Pl|Way|Loop|Parkway|Pkwy|Highway|Hwy|Terrace)\b\.?)(?:[,\s]+([a-z][a-z .'-]*?)[,\s]+(A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\b(?:\s+(\d{5}(?:-\d{4})?))?)?"#
  )

  func matches(in text: NSString, range: NSRange) -> [DetectedText] {
    Self.expression.groups(in: text, range: range).map { groups in
      let keys: [NSTextCheckingKey] = [.street, .city, .state, .zip]
      var parts: [NSTextCheckingKey: String] = [:]
      for (key, group) in zip(keys, groups.dropFirst()) {
        if let group { parts[key] = text.substring(with: group) }
      }
      return DetectedText(.address(parts), range: groups[0]!)
    }
  }
}
