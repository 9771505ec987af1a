import Foundation

/// The letters that a language uses for sorting names.
enum CollationAlphabet {
  /// Returns the letters of a language.
  ///
  /// If it doesn't use Latin letters, they're added at the end.
  static func letters(of locale: Locale) -> [String] {
    let latin = all("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    let language = locale.language.languageCode?.identifier ?? "en"
    return switch language {
    case "ru": all("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ") + latin
    case "uk": all("АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ") + latin
    case "be": all("АБВГДЕЖЗІЙКЛМНОПРСТУЎФХЦЧШЭЮЯ") + latin
    case "bg": all("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЮЯ") + latin
    case "el": all("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ") + latin
    case "he": all("אבגדהוזחטיכלמנסעפצקרשת") + latin
    case "ja": all("あかさたなはまやらわ") + latin
    case "ko": all("ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ") + latin
    case "sv", "fi": latin + all("ÅÄÖ")
    case "da", "nb", "nn", "no": latin + all("ÆØÅ")
    case "es": all("ABCDEFGHIJKLMNÑOPQRSTUVWXYZ")
    case "pl": all("AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ")
    case "cs", "sk": all("ABCČDEFGHIJKLMNOPQRŘSŠTUVWXYZŽ")
    case "tr": all("ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ")
    default: latin
    }
  }

  private static func all(_ letters: String) -> [String] { letters.map(String.init) }
}
